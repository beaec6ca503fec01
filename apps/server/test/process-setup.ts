// Both are modules of their own, which a process loads once for all its files of tests.
import "./cheap-hashes.ts"
import "./shared-query-plans.ts"
