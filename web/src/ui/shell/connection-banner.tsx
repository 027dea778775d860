import type { ReactNode } from 'react'
import { useNotice } from '../../platform/notice.ts'
import { useOnline } from '../../platform/online.ts'
import { OfflineBanner } from '../states/offline-banner.tsx'

export function ConnectionBanner(): ReactNode {
  return (
    <>
      {useNotice()}
      <OfflineBanner offline={!useOnline()} />
    </>
  )
}
