import type { CapacitorConfig } from '@capacitor/cli'

/** One name for both stores; whoever publishes an app of their own changes it here first. */
const config: CapacitorConfig = {
  appId: 'app.patchbay',
  appName: 'Patchbay',
  webDir: 'www',
  // Nothing but the bundle is shown inside: every other address goes to the system's browser.
  server: { androidScheme: 'https', hostname: 'localhost', errorPath: 'cannot-show.html' },
  // What the web is built for (see build.target in vite.config.ts); an older one is told so.
  android: { minWebViewVersion: 111 },
  plugins: {
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
  },
}

export default config
