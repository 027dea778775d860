import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { feedbackTexts as texts } from './texts.ts'

const importContactUs = () => import('./contact-us.tsx').then((module) => module.ContactUs)

export function ContactSection(): ReactNode {
  return (
    <LazyPart importPart={importContactUs}>
      <Panel title={texts.title}>
        <div className="min-h-56 px-4 pb-4">
          <Loading text={texts.loading}>
            <div className="skeleton h-24" />
          </Loading>
        </div>
      </Panel>
    </LazyPart>
  )
}
