import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budget } from './budget-plugin.ts'
import { leanContract } from './lean-contract-plugin.ts'
import { preloadFont } from './preload-font-plugin.ts'
import { serviceWorker } from './worker-plugin.ts'

/** Libraries of most pages, with the two modules of ours and of another library that they import. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|zod|use-sync-external-store|lucide-react)[\\/]|[\\/]csp-(provider|context)[\\/]|[\\/]ui[\\/]lean-icon\.ts$/
/** Menus, sheets, dialogs and toasts: a press or a message opens them. */
const overlays =
  /node_modules[\\/](@base-ui|@floating-ui)[\\/]|[\\/]ui[\\/](loaded-\w+|open-menu|toasts|dialog-style)\.tsx?$/
/** What only the native app needs. */
const native =
  /[\\/](@capacitor|platform[\\/]native)[\\/]|[\\/]src[\\/]start-wrapped\.ts$|[\\/]handover[\\/](begin|redeem|pending-handover)\.ts$/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
    budget(),
  ],
  resolve: {
    // What every page would carry and nothing here uses. React has had such stores for long: what
    // stands in for them in older ones is not needed.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/lean-icon.ts', import.meta.url)),
      },
    ],
  },
  // The server puts a fresh nonce in its place in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: '127.0.0.1' },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    manifest: true,
    // A font or picture inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first file names all others. What is only shared between them needs no word in its
        // name: these words weigh more than a kilobyte in every page.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          // A request costs more than the few bytes that a page does not need: what several pages
          // share is one file. No two files import each other in a circle: `first` imports `vendor`,
          // `app` imports both, and the other groups import these three.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'native', test: native },
            { name: 'overlays', test: overlays },
            { name: 'first', tags: ['$initial'] },
            { name: 'app', minShareCount: 3, test: /[\\/](web|contract)[\\/]src[\\/]/ },
          ],
        },
      },
    },
  },
})
