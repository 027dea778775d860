import {
  getMailSettings,
  updateMailSettings,
  type MailSettings,
  type SingleMail,
} from '@patchbay/contract/accounts/mail-settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { useSwitches } from '../../../platform/state/use-switches.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { mailTexts as texts } from './texts.ts'

const queryKey = ['mail-settings'] as const

type Choice = 'digest' | 'weekday' | 'hour' | 'timeZone' | SingleMail
type Value = number | string | boolean | null

export type ChangeMail = <Setting extends Choice>(
  setting: Setting,
  value: MailSettings[Setting],
) => void

export const useMailSettings = () =>
  useQuery<MailSettings>({
    queryKey,
    queryFn: ({ signal }) => call(getMailSettings, { signal }),
  })

export function useChangeMail(): ChangeMail {
  const { mutate } = useSwitches<Choice, Value>({
    queryKey,
    // `ChangeMail` pairs each setting with its own values.
    save: (changes) => call(updateMailSettings, { body: changes as Partial<MailSettings> }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
  return (setting, value) => mutate({ setting, on: value })
}
