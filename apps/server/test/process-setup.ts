// Two separate modules, which a process loads once for all its test files.
import "./cheap-hashes.ts"
import "./shared-query-plans.ts"
