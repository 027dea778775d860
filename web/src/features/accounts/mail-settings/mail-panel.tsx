import { singleMails, type MailSettings } from '@patchbay/contract/accounts/mail-settings'
import type { ReactNode } from 'react'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { DigestFields } from './digest-fields.tsx'
import { mailTexts as texts, singleWords } from './texts.ts'
import { useChangeMail, useMailSettings } from './use-mail-settings.ts'

function Choices({ settings }: { settings: MailSettings }): ReactNode {
  const change = useChangeMail()
  return (
    <>
      <div className="px-4 pb-3">
        {settings.address === null ? (
          <Banner tone="note">{texts.noAddress}</Banner>
        ) : (
          <p className="text-meta break-words text-ink-2">{texts.goesTo(settings.address)}</p>
        )}
      </div>
      {settings.digestsOffered && <DigestFields settings={settings} change={change} />}
      <ul>
        {singleMails.map((kind) => (
          <li key={kind} className="border-t border-line">
            <SwitchRow
              {...singleWords[kind]}
              checked={settings[kind]}
              onChange={(on) => change(kind, on)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** In the settings: what the viewer wants to hear by mail, and when. */
export function MailPanel(): ReactNode {
  return (
    <div id="mail" className="scroll-mt-20">
      <Panel title={texts.title} hint={texts.hint}>
        <Awaited
          query={useMailSettings()}
          texts={texts}
          boxes={<div className="skeleton m-4 mt-1 h-80" />}
        >
          {(settings) => <Choices settings={settings} />}
        </Awaited>
      </Panel>
    </div>
  )
}
