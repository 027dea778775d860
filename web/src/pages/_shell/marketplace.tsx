import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComingPage, comingTexts as texts } from '../../features/coming/public.ts'

export const Route = createFileRoute('/_shell/marketplace')({
  component: Marketplace,
  staticData: { visitors: 'redirect' },
})

function Marketplace(): ReactNode {
  return (
    <ComingPage name={texts.marketplace} title={texts.marketplaceTitle}>
      {texts.marketplaceBody}
    </ComingPage>
  )
}
