/**
 * Read by zod when it loads, which must be later: by itself it tries to compile what it checks. The page's policy allows no
 * code that is made of text, and some browsers complain of the try alone.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
