/** The demo event is for looking around, so its organizer's password is shown on the sign-in page. */
export const DEMO_ORGANIZER_PASSWORD = "demo-rosette"
