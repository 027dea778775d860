import type { Bundle } from './bundle.ts'

const hostsOf = ({ server, link }: Pick<Bundle, 'server' | 'link'>): readonly [string, string] => [
  hostOf(server),
  hostOf(link),
]

function hostOf(address: string): string {
  const { hostname, port } = new URL(address)
  if (port !== '')
    throw new Error(`Phones open apps for hosts without a port: ${address} cannot have one.`)
  return hostname
}

/** Read by the manifest: the hosts whose links Android opens with the app. */
export function androidHosts(given: Pick<Bundle, 'server' | 'link'>): string {
  const [server, link] = hostsOf(given)
  return `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="server_host" translatable="false">${server}</string>
    <string name="link_host" translatable="false">${link}</string>
</resources>
`
}

/** The same for iOS, with the permission for push. */
export function iosEntitlements(given: Bundle): string {
  const domains = [...new Set(hostsOf(given))].map(
    (host) => `\t\t<string>applinks:${host}</string>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>${given.debug ? 'development' : 'production'}</string>
	<key>com.apple.developer.associated-domains</key>
	<array>
${domains.join('\n')}
	</array>
</dict>
</plist>
`
}
