// zod tests for eval before it compiles a schema, and the content security policy would report
// that. The setting is written to zod's global, because importing zod here would add it to every
// page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
