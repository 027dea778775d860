import type { ReactNode } from 'react'
import { useNotice } from '../../platform/page/notice.ts'
import { useOnline } from '../../platform/http/online.ts'
import { OfflineBanner } from '../states/offline-banner.tsx'

export function ConnectionBanner(): ReactNode {
  return (
    <>
      {useNotice()}
      <OfflineBanner offline={!useOnline()} />
    </>
  )
}
