import { readMessages } from "./read-messages.ts";
import type { Reading } from "./received.ts";

const today = "2026-07-10";
/** Reads these texts as files. */
export const read = (...texts: string[]): Reading =>
  readMessages(
    texts.map((text, place) => ({ name: `file${place + 1}`, text })),
    today,
  );

/** A direct air waybill of version 16 with what Lading does not keep, under a teletype's envelope. */
export const enveloped = `QK HKGFMTG
.HKGAGXH 161200
FWB/16
217-08722685HKGBKK/T1L328.5CF15.5
FLT/TG601/16/TG675/17
RTG/BKKTG/NRTTG
SHP/ACC77
/WM LOGISTICS
/58-66 TAI LIN PAI ROAD
/HONG KONG/KWAI
/HK/999077/TE/85222334455/FX/85222334456
CNE
/PLANET INTER
/BANGNA
/BANGKOK
/TH
AGT//1316077
/NARITA EXPRESS
/HONG KONG
CVD/HKD//CC/NVD/NCV/XXX
RTD/1/P1/K149.0/CQ/W149.0/R10.76/T1603.24
/NG/DRY BATTERY
/2/NG/NOT RESTRICTED
/3/NV/MC0.44
/4/ND//CMT110-80-50/1
XYZ/A NEW SEGMENT
COL/WT1603.24
/CT1603.24
ISU/16JUL26/HKG/J CHAN
SPH/HEA/SPX
`;

/** A house of version 5, after its published grammar. */
export const house5 = `FHL/5
MBI/618-98234850SINDXB/T4K1502
HBS/SG00003337/SINDXB/4/K1502/2/LAMPS
/GEN/ELI
TXT/DESK LAMPS WITH
/LITHIUM BATTERIES
HTS/940521
/850760
OCI/AE/CNE/T/100200300
SHP
NAM/TUAS LIGHTING
/PTE LTD
ADR/12 PIONEER ROAD
LOC/SINGAPORE/WEST
/SG/628444/TE/6561234567
CNE
NAM/DEIRA TRADING LLC
ADR/4 MAKTOUM STREET
LOC/DUBAI
/AE
CVD/SGD/CC/NVD/4289.68/XXX
`;
