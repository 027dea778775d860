import { playerOrigins } from '@patchbay/contract/content/link-previews'
import type { Config } from '../config.ts'

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:')

/** For everything except our pages: nothing may run, load or frame it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For the app's own page; every answer gets a new nonce. */
export function pagePolicy(nonce: string, config: Config): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(config.linkPreviews ? [`frame-src ${Object.values(playerOrigins).join(' ')}`] : []),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * A service worker is bound by the policy of its own script. It only fetches from us, including the
 * icons of the notifications that it shows.
 */
export const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'"

/** The headers of every answer, including errors and files. */
export function everyAnswer(config: Config): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure(config) && {
      // The hosts below ours are the operator's, and may not have https.
      'strict-transport-security': `max-age=31536000${config.hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}
