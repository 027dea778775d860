// zod probes for eval before it compiles a schema; the content security policy would report that.
// Set where zod looks for it, because importing zod here would put it into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
