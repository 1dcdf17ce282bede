import type { ReactElement } from 'react'
import { Accordion } from '../components/layout/accordion/accordion.tsx'
import { AttachmentRow } from '../components/competition/attachment-row/attachment-row.tsx'
import { Button } from '../components/actions/button/button.tsx'
import { CodeBlock } from '../components/text/code-block/code-block.tsx'
import { DateTimeField } from '../components/fields/date-time-field/date-time-field.tsx'
import { Dropzone } from '../components/fields/dropzone/dropzone.tsx'
import { Fieldset } from '../components/fields/fieldset/fieldset.tsx'
import { LiveIndicator } from '../components/feedback/live-indicator/live-indicator.tsx'
import { MarkdownView } from '../components/text/markdown/markdown-view.tsx'
import { NumberField } from '../components/fields/number-field/number-field.tsx'
import { Pagination } from '../components/navigation/pagination/pagination.tsx'
import { PasswordField } from '../components/fields/password-field/password-field.tsx'
import { RadioGroup } from '../components/fields/radio-group/radio-group.tsx'
import { SearchField } from '../components/fields/search-field/search-field.tsx'
import { Slider } from '../components/fields/slider/slider.tsx'
import { TextArea } from '../components/fields/text-area/text-area.tsx'
import { MARKDOWN_LABELS } from '../shared/samples.ts'

const nothing = () => undefined

/** Fields and tools with a text everywhere one is possible. */
export const fieldParts = (text: string, number: string): Record<string, ReactElement> => {
  const labels = { label: text, hint: text, error: text }
  return {
    NumberField: (
      <NumberField {...labels} value={2 ** 53 - 1} unit={number} onValueChange={nothing} />
    ),
    PasswordField: (
      <PasswordField
        {...labels}
        defaultValue={text}
        strength={{ score: 2, label: text }}
        labels={{ show: text, hide: text, capsLock: text }}
      />
    ),
    TextArea: <TextArea {...labels} defaultValue={text} />,
    DateTimeField: <DateTimeField {...labels} value={8.64e15} onValueChange={nothing} />,
    SearchField: (
      <SearchField
        label={text}
        value={text}
        onValueChange={nothing}
        count={number}
        clearLabel={text}
      />
    ),
    Slider: (
      <Slider
        {...labels}
        value={[50]}
        valueText={number}
        thumbLabels={[text]}
        onValueChange={nothing}
      />
    ),
    RadioGroup: (
      <RadioGroup
        {...labels}
        options={[{ value: 'one', label: text, note: text }]}
        value="one"
        onValueChange={nothing}
      />
    ),
    Dropzone: (
      <Dropzone
        label={text}
        prompt={text}
        rules={text}
        error={text}
        current={<AttachmentRow href="#file" name={text} meta={number} label={text} />}
        onFiles={nothing}
        onRefused={nothing}
      />
    ),
    Fieldset: (
      <Fieldset legend={text} hint={text}>
        <Button>{number}</Button>
      </Fieldset>
    ),
    Accordion: (
      <Accordion defaultValue={['1']} items={[{ value: '1', title: text, content: text }]} />
    ),
    CodeBlock: (
      <CodeBlock code={text} language={text} labels={{ copy: text, copied: text, wrap: text }} />
    ),
    MarkdownView: (
      <MarkdownView source={`# ${text}\n\n- ${text}\n\n> ${text}`} labels={MARKDOWN_LABELS} />
    ),
    LiveIndicator: <LiveIndicator state="stale">{text}</LiveIndicator>,
    Pagination: (
      <Pagination
        label={text}
        page={2 ** 31}
        pageCount={2 ** 32}
        onPageChange={nothing}
        summary={text}
        labels={{ previous: text, next: text, page: String }}
      />
    ),
  }
}
