export { type Client, type ClientOptions, createClient } from "./client.ts"
export { ConnectionError, type ConnectionFailure, RosetteError } from "./errors.ts"
export { type Cookies, memorySession, type Session } from "./session.ts"
export type { AppRouter, ErrorCode, Inputs, JudgeNews, OrganizerNews, Outputs, Role } from "./types.ts"
