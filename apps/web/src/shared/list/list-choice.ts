import type { DataSort } from '@halyard/ui'
import { useMemo } from 'react'
import { parseId } from '#shared/params.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** What one parameter of the address says about a list. */
type ListParam<Value, Given = Value> = {
  /** As it is called in the address. */
  name: string
  /** @param text of the address, which anybody may have typed */
  parse(text: string | null): Value
  /** The value as `parse` reads it; empty takes the parameter away. */
  format(value: Given): string
}

type ListParams = Readonly<Record<string, ListParam<unknown>>>

/** What an address with these parameters asks for. */
export type ListChoice<Params extends ListParams> = {
  readonly [Key in keyof Params]: ReturnType<Params[Key]['parse']>
}

type Changes<Params extends ListParams> = {
  readonly [Key in keyof Params]?: Parameters<Params[Key]['format']>[0]
}

/**
 * Any text.
 *
 * @param usual text of an address that has none; it is not written
 */
export const textParam = (name: string, usual = ''): ListParam<string> => ({
  name,
  parse: (text) => text || usual,
  format: (text) => (text === usual ? '' : text),
})

/** On or off. */
export const switchParam = (name: string): ListParam<boolean> => ({
  name,
  parse: (text) => text === '1',
  format: (isOn) => (isOn ? '1' : ''),
})

/**
 * One of some options.
 *
 * @param usual option of an address that names none of them; it is not written
 */
export const optionParam = <Option extends string, Usual extends Option | undefined>(
  name: string,
  options: readonly Option[],
  usual: Usual,
): ListParam<Option | Usual> => ({
  name,
  parse: (text) => options.find((known) => known === text) ?? usual,
  format: (value) => (value === undefined || value === usual ? '' : value),
})

/** Any of some options, with commas between them. */
export const optionsParam = <Option extends string>(
  name: string,
  options: readonly Option[],
): ListParam<readonly Option[]> => ({
  name,
  parse: (text) => {
    const wanted = text?.split(',') ?? []
    return options.filter((known) => wanted.includes(known))
  },
  format: (values) => values.join(','),
})

/** The id of something. */
export const idParam = (name: string): ListParam<number | undefined> => ({
  name,
  parse: parseId,
  format: (id) => (id === undefined ? '' : String(id)),
})

/** A moment, as epoch milliseconds. */
export const momentParam = (name: string): ListParam<number | undefined, number | null> => ({
  name,
  parse: (text) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined),
  format: (at) => (at === null ? '' : String(at)),
})

/** An order by one of the columns of a list. */
export type ListSort<Column extends string> = {
  columnId: Column
  direction: DataSort['direction']
}

/**
 * The order of a list: the name of a column, after a minus descending.
 *
 * @param usual order of an address that names none; it is not written
 */
export const sortParam = <Column extends string, Usual extends ListSort<Column> | undefined>(
  name: string,
  columns: readonly Column[],
  usual: Usual,
): ListParam<ListSort<Column> | Usual, DataSort | undefined> => ({
  name,
  parse: (text) => {
    const isDescending = text?.startsWith('-') ?? false
    const columnId = columns.find((known) => known === text?.slice(isDescending ? 1 : 0))
    return columnId ? { columnId, direction: isDescending ? 'descending' : 'ascending' } : usual
  },
  format: (sort) => {
    const isUsual = sort?.columnId === usual?.columnId && sort?.direction === usual?.direction
    if (!sort || isUsual) return ''
    return sort.direction === 'descending' ? `-${sort.columnId}` : sort.columnId
  },
})

/**
 * What a list shows, kept in the address, so that a link leads to the same.
 *
 * @param params of the address by what they say: one object for all renders
 */
export function useListChoice<Params extends ListParams>(params: Params) {
  const { search, change, type, clear } = useSearchChoice<string>()
  const own = String(
    new URLSearchParams(Object.values(params).map(({ name }) => [name, search.get(name) ?? ''])),
  )
  // Other parameters, such as that of an open dialog, leave the choice the same object.
  const choice = useMemo(() => parseChoice(params, new URLSearchParams(own)), [params, own])
  const textsOf = (changes: Changes<Params>) =>
    Object.fromEntries(
      Object.entries(changes).map(([key, value]) => {
        const param = params[key]
        return [param?.name ?? key, param?.format(value) ?? '']
      }),
    )
  return {
    choice,
    set: (changes: Changes<Params>) => change(textsOf(changes)),
    /** The same for what is typed: the list follows each letter, and the address a pause. */
    type: (changes: Changes<Params>) => type(textsOf(changes)),
    /** Takes all parameters away, others too. */
    clear,
  }
}

/** What an address asks for, where no component reads it. */
export function parseChoice<Params extends ListParams>(
  params: Params,
  search: URLSearchParams,
): ListChoice<Params> {
  const values = Object.entries(params).map(([key, param]) => [
    key,
    param.parse(search.get(param.name)),
  ])
  return Object.fromEntries(values)
}
