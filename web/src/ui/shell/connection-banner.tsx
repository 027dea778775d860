import type { ReactNode } from 'react'
import { useAnnounced, useNotice, usePlaying } from '../../platform/page/notice.ts'
import { useOnline } from '../../platform/http/online.ts'
import { OfflineBanner } from '../states/offline-banner.tsx'

export function ConnectionBanner(): ReactNode {
  return (
    <>
      {useAnnounced()}
      {useNotice()}
      {usePlaying()}
      <OfflineBanner offline={!useOnline()} />
    </>
  )
}
