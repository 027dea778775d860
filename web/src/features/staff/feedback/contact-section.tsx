import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { feedbackTexts as texts } from './texts.ts'

/** Two boxes, each sent by itself. */
export function ContactSection(): ReactNode {
  const { user } = useSession()
  if (!user) return null
  return (
    <Panel title={texts.title}>
      <div className="grid grid-cols-1 divide-line border-t border-line max-md:divide-y md:grid-cols-2 md:divide-x">
        <FeedbackForm type="question" owner={user.id} asksAddress={user.email === null} />
        <FeedbackForm type="feedback" owner={user.id} />
      </div>
    </Panel>
  )
}
