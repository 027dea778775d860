import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budget } from './budget-plugin.ts'
import { leanContract } from './lean-contract-plugin.ts'
import { preloadFont } from './preload-font-plugin.ts'
import { serviceWorker } from './worker-plugin.ts'

/** The one pattern that is drawn later finds the canvas with the others. */
const ofArt = /[\\/]ui[\\/]art[\\/](?!desk)/
/** Small, and on most pages with navigation: one by one each would weigh twice as much. */
const parts =
  /[\\/]ui[\\/](top-bar|empty-state|flat-line|error-state|readout|tag|later|use-later)\.tsx?$|[\\/]platform[\\/]use-wide\.ts$|[\\/]communities[\\/]community-keys\.ts$|[\\/](useMutation|mutationObserver)\.js$|[\\/]icons[\\/](arrow-left|check|plus|map-pin|pencil|lock|clock|search|chevron-down)\.m?js$/
/** Likewise on what shows communities: what is kept of them. */
const ofCommunities =
  /[\\/]communities[\\/](take-community|communities\.cache|use-own-communities|failure-words|texts|use-community)\.ts$|[\\/]ui[\\/]cover\.tsx$|[\\/]platform[\\/]followed\.ts$|[\\/]contract[\\/]src[\\/](communities|memberships)\.ts$/
/** Likewise around long lists: what finds, narrows down and goes on. */
const ofLists =
  /[\\/]ui[\\/](show-more|filter-select|search-field|skeleton-cards)\.tsx$|[\\/]platform[\\/]use-typed-text\.ts$/
/** All that only the native app needs: each file of its own would be named in the first one. */
const ofNativeApp =
  /[\\/](@capacitor|platform[\\/]native)[\\/]|[\\/]src[\\/]start-wrapped\.ts$|[\\/]handover[\\/](begin|redeem|pending-handover)\.ts$/
/** The rules of a form and long lists: they come with the form, and not with every page that calls a route of the same noun. */
const rules = /[\\/]contract[\\/]src[\\/]((?:community|profile)-fields|genres)\.ts$/

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
          // What every page needs is one file: in pieces it would weigh 7 kB more. Schemas are not
          // needed at first, whoever imports them.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], test: /^(?!.*[\\/](zod|contract)[\\/])/ },
            { name: 'native', test: ofNativeApp },
            { name: 'art', test: ofArt },
            { name: 'parts', test: parts },
            { name: 'communities', test: ofCommunities },
            { name: 'lists', test: ofLists },
            { name: (id) => rules.exec(id)?.[1] ?? null, debugName: 'rules', test: rules },
          ],
        },
      },
    },
  },
})
