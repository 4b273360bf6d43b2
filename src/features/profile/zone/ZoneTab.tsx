import { useEffect, useMemo, useState } from 'react';
import { useSetTimezone } from '../../../data/person/useSetTimezone.ts';
import { findZones } from '../../../domain/time/zones/findZones.ts';
import type { User } from '../../../domain/person/user.ts';
import type { LecternError } from '../../../errors.ts';
import { useDirection, useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ChooseList } from '../../../ui/choose/ChooseList.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import type { ProfileEmit } from '../manifest.ts';
import { useMinute } from './useMinute.ts';
import css, { classes } from './zone.css';
import { ZoneClock } from './ZoneClock.tsx';
import { nameToSave, namedZones, zoneNames, zoneView } from './zoneModel.ts';
import { ZoneNotices } from './ZoneNotices.tsx';
import { ZoneOption } from './ZoneOption.tsx';

export interface ZoneTabProps {
  readonly user: User;
  readonly headingLevel: HeadingLevel;
  readonly emit: ProfileEmit;
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The sentence below "was not saved". The choice itself is kept. */
function failedKey({ code }: LecternError) {
  if (code === 'offline') return 'saveOffline' as const;
  return code === 'bad_request' ? ('saveRefused' as const) : ('saveFailedText' as const);
}

/** The preferred time zone: the saved zone, its clock, and the list to choose another one from (PROF-2 to PROF-6). */
export function ZoneTab({ user, headingLevel, emit }: ZoneTabProps) {
  useSheet(css);
  const t = useTexts('profile');
  const { clock, host, notices } = usePort();
  const { tag } = useDirection();
  const { dateTag, number, list } = useFormats();
  const now = useMinute(clock);
  const [browser] = useState(browserZone);
  const { standing, hint, fromHost } = zoneView({ saved: user.timezone, browser, host: host.timezone?.() });
  const savedId = standing.kind === 'known' ? standing.id : null;
  const [draft, setDraft] = useState<string | null>(null);
  const [text, setText] = useState('');
  // Offsets are those of the time at which the list was opened, so that the list does not move while it is read.
  const [opened] = useState(now);
  // Only the saved zone can add a zone to the list.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const zones = useMemo(() => namedZones(standing, dateTag, opened), [savedId, dateTag, opened]);
  const found = useMemo(() => findZones(zones, text), [zones, text]);
  const setting = useSetTimezone(user, () => notices.show({ tone: 'success', title: t('set') }));
  const { error, busy } = setting;
  useEffect(() => void (error && emit('lectern-error', error)), [error, emit]);

  const chosen = draft ?? savedId;
  const changed = draft !== null && draft !== savedId;
  const zone = zones.find(({ id }) => id === chosen);
  const iana = (!changed && standing.kind === 'known' ? standing.iana : zone?.iana) ?? browser;
  const save = async (wanted: string) => {
    if (await setting.set(nameToSave(standing, wanted))) setDraft(null);
  };
  const options = useMemo(
    () => found.map((one) => ({ id: one.id, content: <ZoneOption zone={one} tag={tag} list={list} text={text} /> })),
    [found, tag, list, text],
  );
  return (
    <div className={classes['zone-tab']}>
      <ZoneNotices
        standing={standing}
        hint={hint}
        fromHost={fromHost}
        now={opened}
        busy={busy}
        onUse={(wanted) => void save(wanted)}
      />
      <ZoneClock
        label={changed ? t('clock') : t(savedId === null ? 'browserZone' : 'saved')}
        name={zone ? zoneNames(zone, tag)[0] : iana}
        iana={iana}
        now={now}
      />
      <section className={classes['zone-choice']}>
        <Heading level={headingLevel} className={classes['zone-heading']}>
          {t('choose')}
        </Heading>
        <ChooseList
          label={t('search')}
          listLabel={t('list')}
          clearLabel={t('clear')}
          text={text}
          onText={setText}
          options={options}
          chosen={chosen}
          onChoose={setDraft}
          found={t('found', { count: found.length, shown: number(found.length) })}
          nothing={
            <>
              <b>{t('nothing', { text })}</b>
              <p className="muted">{t('nothingText')}</p>
            </>
          }
        />
        {error && (
          <Notice tone="danger" role="alert" title={t('saveFailed')}>
            {t(failedKey(error))}
          </Notice>
        )}
        <div className={classes['zone-save']}>
          <Button
            look="filled"
            busy={busy}
            reason={changed || busy ? undefined : t(savedId === null ? 'chooseFirst' : 'unchanged')}
            onClick={() => zone && void save(zone.iana)}
          >
            {t('save')}
          </Button>
        </div>
      </section>
    </div>
  );
}
