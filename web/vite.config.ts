import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compileHint } from './compile-hint-plugin.ts'
import { leanContract } from './lean-contract-plugin.ts'
import { preloadFont } from './preload-font-plugin.ts'
import { serviceWorker } from './worker-plugin.ts'

/** The frame of nearly all pages. */
const isInEntry = new Set(['/_shell'])

/**
 * Only the native app needs Capacitor. What the contract has in a file that imports something comes
 * with zod, and every page would load it. Its other files must not be in one piece with those: a
 * page that copies one copies both.
 */
function mayBeInApp(id: string): boolean {
  if (/[\\/]@capacitor[\\/]/.test(id)) return false
  return !/[\\/]contract[\\/]/.test(id) || !/^import /m.test(readFileSync(id, 'utf8'))
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (isInEntry.has(routeId) ? [] : undefined),
      },
      routesDirectory: fileURLToPath(new URL('src/pages', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('src/route-tree.gen.ts', import.meta.url)),
      routeFileIgnorePattern: String.raw`\.test\.tsx?$`,
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
    }),
    react(),
    tailwindcss(),
    leanContract(),
    preloadFont('instrument-sans-latin-wdth-normal'),
    serviceWorker(),
    compileHint(),
  ],
  // The server replaces it by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: '127.0.0.1' },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    manifest: true,
    // The content security policy would refuse a font or picture inlined as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nobody imports the entry, and code may only be copied into other files without its exports.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          // One file for a page and one for each part that a press opens, beside two that all
          // share. Code that only some of them share is copied into each: a request costs more than
          // a few bytes. docs/decisions/0028 has the numbers.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: /[\\/]node_modules[\\/](?!zod[\\/])/, tags: ['$initial'] },
            // Only forms need it, and many of them do.
            { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/ },
            { name: 'app', minShareCount: 16, test: mayBeInApp },
          ],
          experimentalInlineCommonChunks: { maxSize: 120_000, exclude: /\.css$/ },
        },
      },
    },
  },
})
