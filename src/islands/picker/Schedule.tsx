import { Frame } from '#islands/frame/Frame.tsx';
import { buildSchedulingUrl } from '#lib/scheduling-url.ts';
import type { Option, Service } from '#lib/service.ts';
import type { PickerProps } from './words.ts';

interface ScheduleProps {
  service: Service;
  scheduling: PickerProps['scheduling'];
  chosen: readonly Option[];
  isLive: boolean;
  /** Whether the patient came here by NEXT, and not by a reload or a link. */
  isAsked: boolean;
}

/** The scheduling widget with the chosen names filled in (specification, section 7), or a plain link to it. */
export function Schedule({ service, scheduling, chosen, isLive, isAsked }: ScheduleProps) {
  if (!scheduling) {
    return <p className="callout">Booking by calendar is not open yet. Please book by message or phone.</p>;
  }
  const names = chosen.map(({ name }) => name);
  const address = buildSchedulingUrl(scheduling.link, names);
  if (!isLive) {
    return (
      <a className="button" href={address} target="_blank" rel="noreferrer">
        {service.schedulingButton} (opens in a new tab)
      </a>
    );
  }
  return (
    <Frame
      src={buildSchedulingUrl(scheduling.link, names, location.host)}
      isAsked={isAsked}
      link={{ address, label: service.schedulingButton }}
      what="booking calendar"
      title={`Booking calendar: ${service.title}`}
      label={service.schedulingButton}
      heightPx={1000}
      sizeMb={scheduling.sizeMb}
    />
  );
}
