-- Adding events, consolidating, packing and voiding were part of editing and deleting waybills: roles that might do the one keep the other.
INSERT INTO role_right (company_id, role_id, page, action)
SELECT held.company_id, held.role_id, work.page, work.action
FROM role_right held
JOIN (VALUES
	('edit', '/logisticsManagement/checkWayBill/events', 'add'),
	('edit', '/logisticsManagement/checkWayBill/consolidation', 'edit'),
	('edit', '/logisticsManagement/checkWayBill/packing', 'edit'),
	('delete', '/logisticsManagement/checkWayBill/voiding', 'delete')
) AS work (held, page, action) ON work.held = held.action
WHERE held.page = '/logisticsManagement/checkWayBill'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The preset warehouse role changes no forms and consolidates nothing; it adds events and packs.
DELETE FROM role_right r USING role
WHERE role.company_id = r.company_id AND role.id = r.role_id AND role.preset = 'warehouse'
	AND ((r.page = '/logisticsManagement/checkWayBill' AND r.action = 'edit') OR r.page = '/logisticsManagement/checkWayBill/consolidation');
--> statement-breakpoint
-- All companies have been given these: nothing that an administrator took away comes back at the next start.
INSERT INTO preset_page (company_id, page)
SELECT company.company_id, work.page
FROM (SELECT DISTINCT company_id FROM preset_page) AS company
CROSS JOIN (VALUES ('/logisticsManagement/checkWayBill/events'), ('/logisticsManagement/checkWayBill/consolidation'), ('/logisticsManagement/checkWayBill/packing'), ('/logisticsManagement/checkWayBill/voiding')) AS work (page)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Roles change: a person who has one of them open is told so.
UPDATE role SET version = version + 1, updated_at = now()
WHERE EXISTS (SELECT FROM role_right r WHERE r.company_id = role.company_id AND r.role_id = role.id AND r.page LIKE '/logisticsManagement/checkWayBill/%');
--> statement-breakpoint
-- Sessions carry the rights of then: they get the new ones, and people of the preset warehouse role sign in anew.
UPDATE session SET refresh_menu = true, rights = rights
	|| CASE WHEN '/logisticsManagement/checkWayBill:edit' = ANY (rights) THEN ARRAY['/logisticsManagement/checkWayBill/events:add', '/logisticsManagement/checkWayBill/consolidation:edit', '/logisticsManagement/checkWayBill/packing:edit'] ELSE ARRAY[]::text[] END
	|| CASE WHEN '/logisticsManagement/checkWayBill:delete' = ANY (rights) THEN ARRAY['/logisticsManagement/checkWayBill/voiding:delete'] ELSE ARRAY[]::text[] END
WHERE audience = 'staff' AND rights && ARRAY['/logisticsManagement/checkWayBill:edit', '/logisticsManagement/checkWayBill:delete'];
--> statement-breakpoint
DELETE FROM session s USING user_role u, role
WHERE u.company_id = s.company_id AND u.user_id = s.user_id AND role.company_id = u.company_id AND role.id = u.role_id
	AND role.preset = 'warehouse' AND s.audience = 'staff';
