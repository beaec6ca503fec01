/** The oldest browsers that Rosette works with, for the build. Safari 15.6 is that of iOS 15.8. */
export const TARGET = ["chrome109", "edge109", "firefox115", "safari15.6"]

/** The same in words. public/old-browser.js and docs/operating.md say them too: a test compares them. */
export const BROWSERS = "Chrome and Edge from 109, Firefox from 115, and Safari from 15.6 (iOS 15.8)"
