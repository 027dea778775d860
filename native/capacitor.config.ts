import type { CapacitorConfig } from '@capacitor/cli'

/** One name for both stores; whoever publishes an app of their own changes it here first. */
const config: CapacitorConfig = {
  appId: 'app.patchbay',
  appName: 'Patchbay',
  webDir: 'www',
  // Nothing but the bundle is shown inside: every other address goes to the system's browser.
  server: { androidScheme: 'https', hostname: 'localhost' },
  plugins: {
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
  },
}

export default config
