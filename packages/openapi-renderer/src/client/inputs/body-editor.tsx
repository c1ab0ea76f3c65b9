import type { GroupProps } from '../console-state.js';
import { fieldSchema, fileKey } from '../console-state.js';
import type { ConsoleContent } from '../../api-model/index.js';
import { Labelled, SelectField, ValueField } from './fields.js';
import { t } from '../console-messages.js';

/** The body in one of its media types: typed, as the fields of a form, or as a file. */
export function BodyEditor({ operation: { body }, state, onChange }: GroupProps) {
  const content = body?.contents[state.content];
  if (!body || !content) return null;
  const { editor } = content;
  const props = { content, state, onChange, required: body.required };
  return (
    <fieldset className="api-console-group">
      <legend>{t('Body')}</legend>
      {body.contents.length > 1 ? (
        <SelectField
          label={t('Media type')}
          value={state.content}
          options={body.contents.map((option, index) => [index, option.content.mediaType] as const)}
          onValue={(chosen) => onChange({ content: chosen })}
        />
      ) : (
        <p className="api-input-note">{content.content.mediaType}</p>
      )}
      {editor === 'text' && <TextBody {...props} />}
      {editor === 'fields' && <Fields {...props} />}
      {editor === 'file' && <FileField {...props} label={t('File')} name="" isList={false} />}
    </fieldset>
  );
}

interface BodyProps extends Pick<GroupProps, 'state' | 'onChange'> {
  content: ConsoleContent;
  required: boolean;
}

function TextBody({ state, onChange, required }: BodyProps) {
  const text = state.texts[state.content] ?? '';
  return (
    <Labelled label={t('Text')} required={required}>
      {(id) => (
        <textarea
          id={id}
          required={required}
          rows={Math.min(20, Math.max(4, text.split('\n').length + 1))}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange({ texts: state.texts.with(state.content, target.value) })}
        />
      )}
    </Labelled>
  );
}

function Fields({ content, state, onChange }: BodyProps) {
  const values = state.fields[state.content] ?? [];
  return content.fields.map(({ name, required, isFile, isList }, index) =>
    isFile ? (
      <FileField key={name} {...{ content, state, onChange, required, name, isList }} label={name} />
    ) : (
      <ValueField
        key={name}
        label={name}
        schema={fieldSchema(content, name)}
        required={required}
        text={values[index] ?? ''}
        onText={(text) => onChange({ fields: state.fields.with(state.content, values.with(index, text)) })}
      />
    ),
  );
}

function FileField({
  state,
  onChange,
  required,
  label,
  name,
  isList,
}: BodyProps & { label: string; name: string; isList: boolean }) {
  const key = fileKey(state.content, name);
  return (
    <Labelled label={label} note={isList ? t('files') : undefined} required={required}>
      {(id) => (
        <input
          id={id}
          // Another media type has another file.
          key={key}
          type="file"
          multiple={isList}
          required={required}
          onChange={({ target }) => onChange({ files: { ...state.files, [key]: [...(target.files ?? [])] } })}
        />
      )}
    </Labelled>
  );
}
