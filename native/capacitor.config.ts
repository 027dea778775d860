import type { CapacitorConfig } from '@capacitor/cli'

/** The same id for both stores; to publish your own app, change it here first. */
const config: CapacitorConfig = {
  appId: 'app.patchbay',
  appName: 'Patchbay',
  webDir: 'www',
  // Only the bundle is shown inside the app; every other URL opens in the system's browser.
  server: { androidScheme: 'https', hostname: 'localhost', errorPath: 'cannot-show.html' },
  // The oldest version that the web is built for (see build.target in vite.config.ts); older ones
  // show an error page.
  android: { minWebViewVersion: 111 },
  plugins: {
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
  },
}

export default config
