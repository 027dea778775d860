import type { ReactNode } from 'react'
import { useOnline } from '../../platform/online.ts'
import { OfflineBanner } from '../../ui/offline-banner.tsx'

export function ConnectionBanner(): ReactNode {
  return <OfflineBanner offline={!useOnline()} />
}
