import type { Schema } from '@halyard/api'

type Account = Schema<'UserCreateModel'>
export type AccountField = keyof Account

/** What a column can hold, in the order of the form. */
export const accountFields = [
  'userName',
  'email',
  'password',
  'realName',
  'stdNumber',
  'phone',
  'teamName',
] as const satisfies readonly AccountField[]

/** Which column, by its place, holds a field. */
export type Mapping = Partial<Record<AccountField, number>>

/** What lists call these, without blanks, case and punctuation. */
const headings: Record<AccountField, readonly string[]> = {
  userName: ['username', 'user', 'login', 'name', 'account', 'nickname', '用户名', 'ユーザー名'],
  email: ['email', 'mail', 'emailaddress', 'mailaddress', '邮箱', 'メール'],
  password: ['password', 'pass', '密码', 'パスワード'],
  realName: ['realname', 'fullname', 'legalname', '姓名', '真实姓名', '氏名'],
  stdNumber: ['stdnumber', 'studentnumber', 'studentid', 'number', 'id', '学号', '学籍番号'],
  phone: ['phone', 'phonenumber', 'mobile', 'telephone', '手机', '电话', '電話番号'],
  teamName: ['teamname', 'team', 'group', '队伍', '队伍名', 'チーム'],
}

const bare = (heading: string) => heading.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')

/** A first guess, by the headings of a list: each column once, a better heading first. */
export function guessMapping(header: readonly string[]): Mapping {
  const names = header.map(bare)
  const mapping: Mapping = {}
  const taken = new Set<number>()
  for (const field of accountFields) {
    const places = headings[field].map((heading) => names.indexOf(heading))
    const place = places.find((each) => each >= 0 && !taken.has(each))
    if (place === undefined) continue
    mapping[field] = place
    taken.add(place)
  }
  return mapping
}
