/**
 * Who did something besides their name: in which role, in which session (a digest of it), how that session was opened
 * and on what device. Texts are empty where nobody was signed in.
 */
export type Trace = { role: string; sessionTag: string; way: string; device: string }
