/** Not a secret: the sign-in page shows the demo organizer's password. */
export const DEMO_ORGANIZER_PASSWORD = "demo-rosette"
