import { LogOut, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { Checkbox, Switch } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Kbd } from './kbd.tsx'
import { Group } from './kit-gallery-group.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Tabs } from './tabs.tsx'
import { DecimalInput, PasswordInput, SearchInput, TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

/** Everything that is pressed, typed into or chosen from. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Filters />
    </>
  )
}

function Buttons() {
  return (
    <>
      <Group title="Buttons">
        <Button variant="primary" icon={<Plus className="size-4" />}>
          New Task <Kbd className="ml-1">N</Kbd>
        </Button>
        <Button>Secondary</Button>
        <Button variant="ghost" icon={<LogOut className="size-4" />}>
          Sign Out
        </Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" busy busyText="Saving...">
          Save
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="sm" variant="primary">
          Small
        </Button>
        <Button size="sm">Small</Button>
        <Button size="sm" variant="ghost">
          Small
        </Button>
      </Group>
      <Group title="Icon buttons">
        <IconButton label="Edit">
          <Pencil className="size-4" />
        </IconButton>
        <IconButton label="Edit, larger" size="md">
          <Pencil className="size-[18px]" />
        </IconButton>
        <IconButton label="Add" size="md" variant="primary">
          <Plus className="size-5" />
        </IconButton>
        <IconButton label="Add" size="md" variant="secondary">
          <Plus className="size-5" />
        </IconButton>
        <IconButton label="Working" busy>
          <Pencil className="size-4" />
        </IconButton>
        <IconButton label="Not now" disabled>
          <Pencil className="size-4" />
        </IconButton>
      </Group>
    </>
  )
}

function Fields() {
  return (
    <Group title="Fields" className="grid gap-5 md:grid-cols-3">
      <Field label="Client" hint="As it stands on the vakalatnama.">
        <TextInput placeholder="Client name" />
      </Field>
      <Field label="Email" required error="Please enter a valid email address">
        <TextInput type="email" defaultValue="nusrat@" />
      </Field>
      <Field label="Case ID">
        <TextInput defaultValue="CASE-2026-417" disabled />
      </Field>
      <Field label="Password" required aside="Forgot password?">
        <PasswordInput defaultValue="a long sentence" autoComplete="current-password" />
      </Field>
      <Field label="Projected hours">
        <DecimalInput unit="h" defaultValue="6.5" />
      </Field>
      <Field label="Position">
        <Select
          value={null}
          onValueChange={() => undefined}
          options={[{ value: 'associate', label: 'Associate' }]}
        />
      </Field>
      <Field label="Content" className="md:col-span-2">
        <Textarea defaultValue={'Grows with its content.\nRead-only and disabled look sunken.'} />
      </Field>
      <Field label="Read-only">
        <Textarea readOnly defaultValue="সাব-রেজিস্ট্রি অফিসে ২৫ নভেম্বর সকাল ১০টায় উপস্থিতি।" lang="bn" />
      </Field>
    </Group>
  )
}

function Choices() {
  const [role, setRole] = useState<'associate' | 'partner' | null>('associate')
  const [answer, setAnswer] = useState<'a' | 'b' | 'c' | null>(null)
  return (
    <Group title="Choices" className="grid gap-6 md:grid-cols-3">
      <div className="flex flex-col items-start gap-2">
        <Checkbox label="Priority" defaultChecked />
        <Checkbox label="Keep alive" hint="Stays in the list after the month ends." />
        <Checkbox label="Not allowed" disabled />
        <Switch label="Single-letter shortcuts" defaultChecked />
        <Switch label="Browser notifications" hint="Asked for only after this switch." />
        <Switch label="Not allowed" disabled />
      </div>
      <RadioGroup
        label="Account type"
        look="cards"
        value={role}
        onValueChange={setRole}
        options={[
          { value: 'associate', label: 'Associate', hint: 'Own tasks and hours' },
          { value: 'partner', label: 'Partner', hint: 'The whole firm' },
        ]}
      />
      <RadioGroup
        label="Which section defines culpable homicide?"
        value={answer}
        onValueChange={setAnswer}
        error={answer === null ? 'Choose one answer.' : undefined}
        options={[
          { value: 'a', label: 'Section 299' },
          { value: 'b', label: 'Section 300' },
          { value: 'c', label: 'Section 302, not offered', disabled: true },
        ]}
      />
    </Group>
  )
}

function Filters() {
  const [query, setQuery] = useState('')
  const [month, setMonth] = useState<'all' | '2026-11' | '2026-10'>('2026-11')
  const [tab, setTab] = useState<'tasks' | 'logs'>('tasks')
  return (
    <Group title="Filters and tabs" className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2.5">
        <SearchInput
          label="Search tasks"
          placeholder="Search tasks, or a date like ‘July 7’ or ‘7/7’"
          value={query}
          onValueChange={setQuery}
          className="min-w-60 flex-1"
        />
        <Select
          label="Month"
          value={month}
          onValueChange={setMonth}
          className="md:w-44"
          options={[
            { value: 'all', label: 'All Months' },
            { value: '2026-11', label: 'November 2026' },
            { value: '2026-10', label: 'October 2026' },
          ]}
        />
      </div>
      <Tabs
        label="Dashboard"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'tasks', label: 'Tasks', count: 9, content: 'The tasks stand here.' },
          { value: 'logs', label: 'Work Logs', content: 'The work logs stand here.' },
        ]}
      />
    </Group>
  )
}
