export * from "./database.ts"
export * from "./whole-run.ts"
