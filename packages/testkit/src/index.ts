export * from "./database.ts"
