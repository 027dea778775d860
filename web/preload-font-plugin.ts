import type { Plugin } from 'vite'

/** Preloads the one font file that the first paint needs, by the hashed name the build gave it. */
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
