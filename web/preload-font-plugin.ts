import type { Plugin } from 'vite'

/** Preloads the one font file that the first paint needs, with the hashed name from the build. */
export function preloadFont(name: string): Plugin {
  return {
    name: 'patchbay:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return []
        const file = Object.keys(bundle).find((path) => path.includes(name))
        if (!file) throw new Error(`No font named ${name} in the build.`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}
