import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'

interface Switched<Setting extends string, Value> {
  readonly setting: Setting
  readonly on: Value
}
interface Switches<Setting extends string, Value> {
  /** The key of the query that contains the settings. */
  readonly queryKey: QueryKey
  readonly save: (changes: Partial<Record<Setting, Value>>) => Promise<Values>
  readonly onFailure: () => void
}
type Values = Readonly<Record<string, unknown>>

/**
 * Switches, or other choices, change on screen at once, and are saved one after the other. A refused change is reset
 * to the last state from the server, and after the last change the query is fetched again.
 */
export function useSwitches<Setting extends string, Value = boolean>(
  switches: Switches<Setting, Value>,
) {
  const { queryKey, save, onFailure } = switches
  const client = useQueryClient()
  const said = useRef<Values>(undefined)
  const mutationKey = ['switch', ...queryKey]
  const isOnly = (): boolean => client.isMutating({ mutationKey }) === 1
  const isPressedAgain = ({ setting }: Switched<Setting, Value>): boolean => {
    const underWay = client.getMutationCache().findAll({ mutationKey, status: 'pending' })
    const settings = underWay.map(
      ({ state }) => (state.variables as Switched<Setting, Value>).setting,
    )
    return settings.filter((one) => one === setting).length > 1
  }
  const show = (setting: Setting, value: unknown): void =>
    void client.setQueryData<Values>(queryKey, (all) => all && { ...all, [setting]: value })

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ setting, on }: Switched<Setting, Value>) =>
      save({ [setting]: on } as Partial<Record<Setting, Value>>),
    onMutate: async ({ setting, on }) => {
      const isFirst = isOnly()
      await client.cancelQueries({ queryKey })
      if (isFirst) said.current = client.getQueryData<Values>(queryKey)
      show(setting, on)
    },
    onSuccess: (answer) => {
      said.current = answer
    },
    onError: (_error, switched) => {
      // If the same switch was pressed again, the later request decides its state.
      if (said.current && !isPressedAgain(switched))
        show(switched.setting, said.current[switched.setting])
      onFailure()
    },
    onSettled: () => {
      if (isOnly()) void client.invalidateQueries({ queryKey })
    },
  })
}
