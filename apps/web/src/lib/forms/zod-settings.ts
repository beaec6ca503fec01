/**
 * Zod reads this when it is loaded, so this file must run first. By default zod tries to compile its checks from text. The page's
 * policy forbids that, and some browsers report even the attempt.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
