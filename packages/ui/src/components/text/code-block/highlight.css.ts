import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

/** The colours of the categories are text colours in every theme, at least 4.5 : 1 on the ground of a block. */
const colored = (color: string) => component({ color })

const keyword = colored(vars.color.category.Crypto)
const text = colored(vars.color.category.Forensics)
const number = colored(vars.color.category.Hardware)
const name = colored(vars.color.category.Web)
const type = colored(vars.color.category.OSINT)
const detail = colored(vars.color.category.Reverse)
const quiet = colored(vars.color.neutral[10])

/** By the scopes of highlight.js, without their prefix. */
export const tokenStyles: Record<string, string> = {
  keyword,
  'selector-tag': keyword,
  operator: keyword,
  string: text,
  regexp: text,
  symbol: text,
  number,
  literal: number,
  title: name,
  section: name,
  name,
  type,
  built_in: type,
  'selector-class': type,
  'selector-id': type,
  attr: detail,
  attribute: detail,
  variable: detail,
  property: detail,
  params: component({}),
  comment: quiet,
  quote: quiet,
  meta: quiet,
  addition: colored(vars.color.ok.text),
  deletion: colored(vars.color.bad.text),
}
