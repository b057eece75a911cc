package games.chalet.archive;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OrderBy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.annotations.BatchSize;
import org.springframework.data.domain.Persistable;

/** What is listed of one finished match: written once, then only its names may go. */
@Entity
class ArchivedMatch implements Persistable<String> {

  static final int SEATS_FETCHED_TOGETHER = 32;

  @Id String id;
  String tableId;
  String game;
  int rulesVersion;

  /** The game's options as JSON. */
  String options;

  String seed;
  String seedHash;
  Instant startedAt;
  Instant endedAt;
  String endReason;
  boolean isPublic;

  @ElementCollection(fetch = FetchType.EAGER)
  @CollectionTable(name = "archived_seat", joinColumns = @JoinColumn(name = "match_id"))
  @OrderBy("seat")
  @BatchSize(size = SEATS_FETCHED_TOGETHER)
  List<ArchivedSeat> seats = new ArrayList<>();

  /** All fields are set at once, by {@link ArchiveListener} or by Hibernate. */
  @SuppressWarnings("NullAway.Init")
  ArchivedMatch() {}

  @Override
  public String getId() {
    return id;
  }

  /** It is saved once: nothing has to be looked up before. */
  @Override
  public boolean isNew() {
    return true;
  }
}
