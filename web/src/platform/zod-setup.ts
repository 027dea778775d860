declare global {
  // oxlint-disable-next-line no-var -- only this declares a property of globalThis
  var __zod_globalConfig: object | undefined
}

/**
 * zod probes for eval before it compiles a schema; the content security policy would report that.
 * Its settings lie here for all copies of it: importing it to set one would put it into every page.
 */
globalThis.__zod_globalConfig = { jitless: true }
