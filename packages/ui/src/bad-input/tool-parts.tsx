import type { ReactElement } from 'react'
import { ChartFrame } from '../components/charts/chart-frame/chart-frame.tsx'
import { CopyButton } from '../components/actions/copy-button/copy-button.tsx'
import { CountUp } from '../components/data/count-up/count-up.tsx'
import { Field } from '../components/fields/field/field.tsx'
import { FlagInput } from '../components/competition/flag-input/flag-input.tsx'
import { Kbd } from '../components/data/kbd/kbd.tsx'
import { MiniBars } from '../components/charts/mini-chart/mini-chart.tsx'
import {
  NotificationItem,
  NotificationList,
} from '../components/feedback/notification-list/notification-list.tsx'
import { PermissionMatrix } from '../components/competition/permission-matrix/permission-matrix.tsx'
import { Progress } from '../components/feedback/progress/progress.tsx'
import { TunnelIndicator } from '../components/competition/tunnel-indicator/tunnel-indicator.tsx'
import { WatchLine } from '../components/competition/watch-line/watch-line.tsx'

const nothing = () => undefined

/** Charts, forms and tools with a text everywhere one is possible. */
export const toolParts = (text: string, number: string): Record<string, ReactElement> => {
  // What has no name of its own still needs one for readers.
  const name = text || 'unnamed'
  return {
    ChartFrame: (
      <ChartFrame
        title={name}
        summary={text}
        table={{ head: [name], rows: [] }}
        csv={() => []}
        about={text}
        fileName="chart"
        labels={{
          showTable: name,
          showChart: name,
          save: name,
          savePng: name,
          saveSvg: name,
          saveCsv: name,
        }}
      >
        <MiniBars values={[1, 2 ** 53]} label={name} />
      </ChartFrame>
    ),
    PermissionMatrix: (
      <PermissionMatrix
        label={name}
        corner={text}
        columns={[{ id: 'one', name }]}
        rows={[{ id: 'one', name }]}
        cell={() => ({ choice: 'inherit', isAllowed: true, label: name })}
        onChange={nothing}
      />
    ),
    Field: (
      <Field label={text} hint={text} labelAside={number} controlId="of-the-wall">
        <input id="of-the-wall" aria-label={name} />
      </Field>
    ),
    FlagInput: (
      <FlagInput
        value={text}
        onValueChange={nothing}
        onSubmit={nothing}
        state={{ kind: 'wrong', message: text, detail: number }}
        label={name}
        placeholder={text}
        submitLabel="Submit"
        keyHint="Enter"
        trimmedNote={text}
      />
    ),
    NotificationList: (
      <NotificationList label={name}>
        <NotificationItem icon="!" title={name} time={number} unreadLabel={name}>
          {text}
        </NotificationItem>
      </NotificationList>
    ),
    TunnelIndicator: (
      <TunnelIndicator state="pending" label={name} panel={text}>
        {name}
      </TunnelIndicator>
    ),
    WatchLine: (
      <WatchLine
        elapsed={0.5}
        label={name}
        events={[{ id: 1, at: 0.5, kind: 'solve', label: name }]}
      />
    ),
    Progress: <Progress value={2 ** 31} label={name} />,
    CopyButton: (
      <CopyButton text={text} labels={{ copy: 'Copy', copied: 'Copied' }}>
        {number}
      </CopyButton>
    ),
    CountUp: (
      <p>
        <CountUp value={2 ** 53} format={() => number} /> <Kbd>{number}</Kbd>
      </p>
    ),
  }
}
