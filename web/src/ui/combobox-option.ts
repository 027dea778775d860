export interface ComboboxOption {
  readonly value: string
  readonly label: string
}
