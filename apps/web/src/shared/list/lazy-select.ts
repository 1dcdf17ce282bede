import { Select } from '@halyard/ui'
import type { SelectProps } from '@halyard/ui'
import type { ComponentType } from 'react'

/** `Select` for options that are any texts: `lazy` knows no type parameters. */
export const TextSelect: ComponentType<SelectProps<string>> = Select
