import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budget } from './budget-plugin.ts'
import { leanContract } from './lean-contract-plugin.ts'
import { preloadFont } from './preload-font-plugin.ts'
import { serviceWorker } from './worker-plugin.ts'

/** Libraries that most pages use, with two more modules that those libraries import. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|zod|use-sync-external-store|lucide-react)[\\/]|[\\/]csp-(provider|context)[\\/]|[\\/]ui[\\/]lean-icon\.ts$/
/** Menus, sheets, dialogs and toasts, which only a press or a message opens. */
const overlays =
  /node_modules[\\/](@base-ui|@floating-ui)[\\/]|[\\/]ui[\\/]overlays[\\/](loaded-\w+|open-menu|toasts|dialog-style)\.tsx?$/
/** Code that only the native app needs. */
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
    // Code that would be in every page although nothing here uses it. React has external stores
    // built in, so the shim for older versions is not needed.
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
      output: {
        // The entry file contains the names of all others. Shared chunks get no readable name,
        // because the names would add more than a kilobyte to every page.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          // A request costs more than a few unused bytes, so code that several pages share is one
          // file. Chunks must not import each other in a cycle: `first` imports `vendor`, `app`
          // imports both, and the other groups import these three.
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
