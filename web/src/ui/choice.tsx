import { Icon } from '@pentapolis/kit';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import './choice.css';

export interface ChoiceItem {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
}

interface Props {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly items: readonly ChoiceItem[];
  readonly change: (id: string) => void;
}

/** One out of a list, each with a word on what it means. */
export function Choice({ label, value, items, change }: Props) {
  return (
    <Select
      className="choice"
      aria-label={label}
      value={value}
      onChange={(key) => {
        if (key !== null) change(String(key));
      }}
    >
      <Button className="input choice-button">
        <SelectValue className="choice-value" />
        <Icon name="down" size={16} />
      </Button>
      <Popover className="choice-popover">
        <ListBox className="choice-list" items={items}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className="choice-item">
              <Text slot="label">{item.label}</Text>
              {item.help && (
                <Text slot="description" className="field-help">
                  {item.help}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
