import type { Identity } from '@patchbay/contract/accounts/identities'
import { providers, type Provider } from '@patchbay/contract/accounts/sign-in'
import { useId, useState, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ProviderMark } from '../../../ui/people/provider-mark.tsx'
import { useConfirmation, type Confirmation } from '../confirmations/public.ts'
import { useForgetResumed } from '../sign-in/public.ts'
import { identityTexts as texts, providerNames } from './texts.ts'
import { useIdentities, useStartLink, useUnlink } from './use-identities.ts'

interface LinkedAccountsProps {
  /** The one that the person was unlinking when they had to confirm that it is them. */
  resumedId?: string | undefined
}

/** The linked providers: link another, or unlink one, but never the last way to sign in. */
export function LinkedAccounts({ resumedId }: LinkedAccountsProps): ReactNode {
  const query = useIdentities()
  const [leavingId, setLeavingId] = useState(resumedId)
  useForgetResumed(resumedId !== undefined)
  const leaving = query.data?.identities.find(({ id }) => id === leavingId)
  const confirmation = useConfirmation('/settings')
  const unlink = useUnlink(confirmation, () => setLeavingId(undefined))
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <Awaited query={query} texts={texts}>
        {({ identities }) => (
          <ul>
            {providers.map((provider) => (
              <ProviderRow
                key={provider}
                provider={provider}
                identity={identities.find((one) => one.provider === provider)}
                onUnlink={({ id }) => setLeavingId(id)}
                confirmation={confirmation}
              />
            ))}
          </ul>
        )}
      </Awaited>
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving ? texts.unlinkTitle(leaving.provider) : ''}
        confirmLabel={texts.unlink}
        cancelLabel={texts.cancel}
        onConfirm={() => leaving && unlink.mutate(leaving)}
        onCancel={() => setLeavingId(undefined)}
        danger
        busy={unlink.isPending}
        busyLabel={texts.unlinking}
      >
        {texts.unlinkBody}
      </ConfirmDialog>
      {confirmation.dialog}
    </Panel>
  )
}

interface ProviderRowProps {
  provider: Provider
  identity: Identity | undefined
  onUnlink: (identity: Identity) => void
  confirmation: Confirmation
}

function ProviderRow(props: ProviderRowProps): ReactNode {
  const { provider, identity, onUnlink } = props
  const link = useStartLink(props.confirmation)
  const reasonId = useId()
  const isLast = identity?.can.unlink === false
  return (
    <PanelRow
      mark={
        <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-raised">
          <ProviderMark provider={provider} />
        </span>
      }
      title={providerNames[provider]}
      note={isLast && <span id={reasonId}>{texts.lastWayIn}</span>}
      line={identity ? (identity.email ?? texts.linked) : texts.notLinked}
      action={
        identity ? (
          <Button
            size="sm"
            aria-label={texts.unlinkName(provider)}
            disabled={isLast}
            aria-describedby={isLast ? reasonId : undefined}
            onClick={() => onUnlink(identity)}
          >
            {texts.unlink}
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={texts.linkName(provider)}
            busy={link.isPending}
            busyLabel={texts.linking}
            onClick={() => link.mutate(provider)}
          >
            {texts.link}
          </Button>
        )
      }
    />
  )
}
