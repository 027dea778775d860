import { firstForeignLink } from '@patchbay/contract/content/link-previews'
import { serverOrigin } from '../../../platform/http/server-address.ts'

/** The link in a text that gets a preview. */
export const wantedLink = (text: string): string | undefined =>
  firstForeignLink(text, [new URL(serverOrigin()).hostname, location.hostname])
