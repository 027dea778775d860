import type { Identity } from '@patchbay/contract/accounts/identities'
import {
  providers,
  type IdentityProvider,
  type Provider,
} from '@patchbay/contract/accounts/sign-in'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ProviderMark } from '../../../ui/people/provider-mark.tsx'
import { useConfirmation, type Confirmation } from '../confirmations/public.ts'
import { signInOptionsQuery, useForgetResumed } from '../sign-in/public.ts'
import { identityTexts as texts, providerNames } from './texts.ts'
import {
  useIdentities,
  useMailAdded,
  useStartLink,
  useStartMailLink,
  useUnlink,
} from './use-identities.ts'

const AddMailSheet = lazyPart(() =>
  import('./add-mail-sheet.tsx').then((module) => module.AddMailSheet),
)

interface LinkedAccountsProps {
  /** The one that the person was unlinking when they had to confirm that it is them. */
  resumedId?: string | undefined
  /** The person was adding an address then. */
  resumesMail?: boolean
}

/** The linked providers: link another, or unlink one, but never the last way to sign in. */
export function LinkedAccounts({ resumedId, resumesMail = false }: LinkedAccountsProps): ReactNode {
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
            <MailRows
              identities={identities.filter(({ provider }) => provider === 'mail_code')}
              onUnlink={({ id }) => setLeavingId(id)}
              confirmation={confirmation}
              resumed={resumesMail}
            />
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

interface RowProps {
  onUnlink: (identity: Identity) => void
  confirmation: Confirmation
}

interface ProviderRowProps extends RowProps {
  provider: Provider
  identity: Identity | undefined
}

function ProviderRow({ provider, identity, onUnlink, confirmation }: ProviderRowProps): ReactNode {
  const link = useStartLink(confirmation)
  return (
    <IdentityRow
      provider={provider}
      mark={<ProviderMark provider={provider} />}
      identity={identity}
      onUnlink={onUnlink}
      onLink={() => link.mutate(provider)}
      linking={link.isPending}
    />
  )
}

interface MailRowsProps extends RowProps {
  identities: readonly Identity[]
  resumed: boolean
}

/** One row per address, or one to add the first, where the operator has enabled mailed codes. */
function MailRows({ identities, onUnlink, confirmation, resumed }: MailRowsProps): ReactNode {
  const isEnabled = useQuery(signInOptionsQuery).data?.mailCode ?? false
  const [adding, setAdding] = useState(resumed)
  useForgetResumed(resumed)
  const link = useStartMailLink(confirmation, () => setAdding(true))
  const added = useMailAdded(() => setAdding(false))
  const mark = <Mail className="size-[18px]" aria-hidden="true" />
  const row = { provider: 'mail_code', mark, onUnlink } as const
  return (
    <>
      {identities.map((identity) => (
        <IdentityRow key={identity.id} {...row} identity={identity} />
      ))}
      {identities.length === 0 && isEnabled && (
        <IdentityRow
          {...row}
          identity={undefined}
          onLink={() => link.mutate()}
          linking={link.isPending}
        />
      )}
      <LazyPart open={adding} onFailure={() => setAdding(false)}>
        <AddMailSheet open={adding} onClose={() => setAdding(false)} onAdded={added} />
      </LazyPart>
    </>
  )
}

interface IdentityRowProps extends Pick<RowProps, 'onUnlink'> {
  provider: IdentityProvider
  mark: ReactNode
  identity: Identity | undefined
  onLink?: () => void
  linking?: boolean
}

function IdentityRow(props: IdentityRowProps): ReactNode {
  const { provider, mark, identity, onUnlink } = props
  const reasonId = useId()
  const isLast = identity?.can.unlink === false
  return (
    <PanelRow
      mark={
        <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-raised">
          {mark}
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
            busy={props.linking ?? false}
            busyLabel={texts.linking}
            onClick={props.onLink}
          >
            {texts.link}
          </Button>
        )
      }
    />
  )
}
